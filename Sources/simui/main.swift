print("simui")
