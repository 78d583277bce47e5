// Symbols as lines and areas. Apple's symbols may not be copied; these were drawn for this project,
// for the names that apps use most, on a grid of 24 by 24. An unknown name becomes a box with its
// first letters.
//
// A drawing is a list of strokes, by letter: `l` a line through points, `p` a closed one, `o` a
// circle (middle, radius), `r` a rectangle with round corners (x, y, width, height, radius), `q` a
// line of cubic curves, `c` a closed one, `d` a dot. If the name ends in `.fill`, closed shapes are
// filled, and `k`, a line on top, is cut out.

/// The outlines of the system symbols that can be drawn.
public enum SymbolArt {
  private static let drawings: [String: String] = [
    "chevron.right": "l 9 4 16 12 9 20", "chevron.left": "l 15 4 8 12 15 20",
    "chevron.up": "l 4 16 12 8 20 16", "chevron.down": "l 4 8 12 16 20 8",
    "chevron.forward": "l 9 4 16 12 9 20", "chevron.backward": "l 15 4 8 12 15 20",
    "chevron.up.chevron.down": "l 6 9 12 3 18 9;l 6 15 12 21 18 15",
    "plus": "l 12 3 12 21;l 3 12 21 12", "minus": "l 3 12 21 12",
    "xmark": "l 5 5 19 19;l 19 5 5 19", "checkmark": "l 4 13 9.5 19 20 5",
    "multiply": "l 5 5 19 19;l 19 5 5 19", "equal": "l 4 9 20 9;l 4 15 20 15",
    "questionmark": "q 8 8 8 2 17 2 17 8 17 12 12 11.5 12 16;d 12 20 1.4",
    "exclamationmark": "l 12 3 12 15;d 12 20 1.4", "info": "l 12 10 12 20;d 12 5 1.5",
    "arrow.right": "l 3 12 21 12;l 14 5 21 12 14 19",
    "arrow.left": "l 21 12 3 12;l 10 5 3 12 10 19",
    "arrow.up": "l 12 21 12 3;l 5 10 12 3 19 10", "arrow.down": "l 12 3 12 21;l 5 14 12 21 19 14",
    "arrow.clockwise": "q 20 12 20 23 4 23 4 12 4 2 17 1.5 19.5 8;l 20 3 20 8.5 14.5 8.5",
    "arrow.counterclockwise": "q 4 12 4 23 20 23 20 12 20 2 7 1.5 4.5 8;l 4 3 4 8.5 9.5 8.5",
    "arrow.up.arrow.down": "l 7 21 7 4;l 3 8 7 4 11 8;l 17 3 17 20;l 13 16 17 20 21 16",
    "arrow.triangle.2.circlepath":
      "q 3 12 3 4 13 1 19 7;l 20 2 19.5 7.5 14 7;q 21 12 21 20 11 23 5 17;l 4 22 4.5 16.5 10 17",
    "shift": "p 12 4 20 13 16 13 16 19 8 19 8 13 4 13",
    "delete.left": "p 8 5 22 5 22 19 8 19 2 12;k 11 9 17 15;k 17 9 11 15",
    "star": "p 12 2.2 14.9 8.7 22 9.5 16.7 14.2 18.2 21.2 12 17.6 5.8 21.2 7.3 14.2 2 9.5 9.1 8.7",
    "heart":
      "c 12 21 8 18 2 14 2 8.5 2 5 4.5 3 7 3 9.5 3 11 4.5 12 6 13 4.5 14.5 3 17 3 19.5 3 22 5 22 8.5 22 14 16 18 12 21",
    "exclamationmark.triangle": "p 12 3 22 20 2 20;k 12 9.5 12 14;k 12 17 12 17.1",
    "circle": "o 12 12 9.5", "square": "r 3 3 18 18 4", "triangle": "p 12 3 22 20 2 20",
    "diamond": "p 12 2 22 12 12 22 2 12", "capsule": "r 1 6 22 12 6", "rectangle": "r 1 5 22 14 3",
    "magnifyingglass": "o 10 10 6.8;l 15.2 15.2 21 21",
    "gear":
      "o 12 12 3;o 12 12 7;l 12 2 12 5;l 12 19 12 22;l 2 12 5 12;l 19 12 22 12;l 5 5 7 7;l 17 17 19 19;l 5 19 7 17;l 17 7 19 5",
    "house": "p 12 3 21.5 11 19 11 19 21 14.5 21 14.5 14 9.5 14 9.5 21 5 21 5 11 2.5 11",
    "person": "o 12 7.5 4.2;c 3.5 21 3.5 16 7 13.8 12 13.8 17 13.8 20.5 16 20.5 21",
    "person.2":
      "o 8.5 8.5 3.5;c 1.5 20 1.5 16 4.5 14 8.5 14 12.5 14 15.5 16 15.5 20;o 17 9 2.8;c 17.5 20 17.5 17 16.5 15.5 15.5 14.5 19 13.5 22.5 16 22.5 20",
    "person.3":
      "o 12 8 3.2;c 6 19.5 6 15.5 9 13.5 12 13.5 15 13.5 18 15.5 18 19.5;o 4.5 9.5 2.2;o 19.5 9.5 2.2;q 1 18 1 15.5 2.5 14 4.8 14;q 23 18 23 15.5 21.5 14 19.2 14",
    "person.crop.circle":
      "o 12 12 9.8;k 9 9.5 9 5 15 5 15 9.5 15 14 9 14 9 9.5;k 5.5 19 8 14.5 16 14.5 18.5 19",
    "trash":
      "l 3.5 6 20.5 6;l 9 6 9 3 15 3 15 6;p 5.5 6 18.5 6 17.5 21.5 6.5 21.5;k 10 10 10.4 18;k 14 10 13.6 18",
    "pencil": "p 3 21 4.5 15.5 17 3 21 7 8.5 19.5;k 14.5 5.5 18.5 9.5",
    "square.and.pencil": "l 12 4 4 4 4 20 20 20 20 12;p 10 14 10.6 11.4 19 3 21 5 12.6 13.4",
    "square.and.arrow.up": "l 8.5 9 5 9 5 21.5 19 21.5 19 9 15.5 9;l 12 15 12 2;l 8 6 12 2 16 6",
    "square.and.arrow.down":
      "l 8.5 9 5 9 5 21.5 19 21.5 19 9 15.5 9;l 12 2 12 15;l 8 11 12 15 16 11",
    "bell":
      "c 4 18 6.5 15 5.5 10 7 7 9 3 15 3 17 7 18.5 10 17.5 15 20 18;q 9.5 20 10 22 14 22 14.5 20",
    "envelope": "r 2 5 20 14 2.5;k 3 7 12 14 21 7",
    "ellipsis": "d 4.5 12 1.8;d 12 12 1.8;d 19.5 12 1.8",
    "line.3.horizontal": "l 3 6 21 6;l 3 12 21 12;l 3 18 21 18",
    "list.bullet": "d 4 6 1.4;d 4 12 1.4;d 4 18 1.4;l 8.5 6 21 6;l 8.5 12 21 12;l 8.5 18 21 18",
    "line.3.horizontal.decrease": "l 3 7 21 7;l 6.5 12 17.5 12;l 10 17 14 17",
    "slider.horizontal.3": "l 3 6 21 6;l 3 12 21 12;l 3 18 21 18;o 8 6 2;o 16 12 2;o 10 18 2",
    "photo": "r 2 4 20 16 3;k 3 18 9 11 14 16;k 12.5 14.5 16 11.5 21 17;d 15.5 8.5 1.6",
    "camera":
      "p 2 7 7 7 9 4 15 4 17 7 22 7 22 20 2 20;k 8 13 8 7.7 16 7.7 16 13 16 18.3 8 18.3 8 13",
    "play": "p 5 3 21 12 5 21", "pause": "r 5 3 5 18 1;r 14 3 5 18 1", "stop": "r 4 4 16 16 2",
    "forward": "p 2 5 12 12 2 19;p 12 5 22 12 12 19",
    "backward": "p 22 5 12 12 22 19;p 12 5 2 12 12 19",
    "bookmark": "p 5.5 2.5 18.5 2.5 18.5 21.5 12 15.8 5.5 21.5",
    "flag": "p 5 3 20 3 16.5 8.5 20 14 5 14;l 5 3 5 22",
    "tag": "p 2.5 2.5 12 2.5 21.5 12 12 21.5 2.5 12;k 6.6 7.2 7.8 7.2",
    "folder": "p 2 5 9 5 11 7.5 22 7.5 22 19.5 2 19.5",
    "doc": "p 5 2 14 2 19 7 19 22 5 22;k 14 2 14 7 19 7",
    "doc.text": "p 5 2 14 2 19 7 19 22 5 22;k 8 12 16 12;k 8 16 16 16",
    "doc.on.doc": "r 3 7 12 15 2;l 9 4 9 2.5 21 2.5 21 17 18 17",
    "tray": "p 2 14 6 4 18 4 22 14 22 20 2 20;k 2 14 8 14 9.5 17 14.5 17 16 14 22 14",
    "cart":
      "l 1.5 3.5 5 3.5 8 16 19 16;p 6 6.5 21.5 6.5 19.5 13.5 7.5 13.5;d 9.5 20 1.7;d 17.5 20 1.7",
    "bag": "p 4 7.5 20 7.5 21 21.5 3 21.5;q 8 10.5 8 1 16 1 16 10.5",
    "creditcard": "r 2 4.5 20 15 3;k 2 9.5 22 9.5",
    "calendar": "r 3 4.5 18 17 3;k 3 9.5 21 9.5;l 8 2 8 6;l 16 2 16 6",
    "clock": "o 12 12 9.5;k 12 6 12 12 16.5 14",
    "timer": "o 12 13 8.5;k 12 8 12 13;l 9.5 2 14.5 2",
    "alarm": "o 12 13 8;k 12 8.5 12 13 15.5 14.5;l 3 6 6.5 3;l 21 6 17.5 3",
    "globe": "o 12 12 9.5;k 2.5 12 21.5 12;q 12 2.5 6 7 6 17 12 21.5;q 12 2.5 18 7 18 17 12 21.5",
    "map":
      "p 2 5 8.5 2.5 15.5 5 22 2.5 22 19 15.5 21.5 8.5 19 2 21.5;k 8.5 2.5 8.5 19;k 15.5 5 15.5 21.5",
    "mappin": "o 12 6.5 4.5;l 12 11 12 22", "location": "p 21.5 2.5 13.5 21.5 11.5 12.5 2.5 10.5",
    "paperplane": "p 22 2 15 22 11 13 2 9;k 22 2 11 13",
    "phone":
      "c 5 2.5 7.5 2 9 6 9.5 8 9.5 9 7.5 10 7.5 10.5 8.5 13.5 10.5 15.5 13.5 16.5 14 16.5 15 14.5 16 14.5 18 15 22 16.5 21.5 19 20.5 23 14 21.5 9 16 3 10 1 4.5 5 2.5",
    "message":
      "c 12 3 17.5 3 22 6.5 22 11 22 15.5 17.5 19 12 19 10.5 19 9 19 8 18.5 6.5 20 4.5 21 3 21 4 20 4.5 18.5 4.5 17 3 15.5 2 13.5 2 11 2 6.5 6.5 3 12 3",
    "bubble.left":
      "c 12 3 17.5 3 22 6.5 22 11 22 15.5 17.5 19 12 19 10.5 19 9 19 8 18.5 6.5 20 4.5 21 3 21 4 20 4.5 18.5 4.5 17 3 15.5 2 13.5 2 11 2 6.5 6.5 3 12 3",
    "bolt": "p 14 2 5 13.5 11 13.5 9.5 22 19 10 13 10",
    "flame":
      "c 12 2 13 6 19 9 19 15 19 19.5 16 22 12 22 8 22 5 19.5 5 15 5 12 7 10.5 8 8 9 10 10.5 10 10.5 10 10 7 10.5 4 12 2",
    "sun.max":
      "o 12 12 4.3;l 12 1.5 12 4;l 12 20 12 22.5;l 1.5 12 4 12;l 20 12 22.5 12;l 4.5 4.5 6.3 6.3;l 17.7 17.7 19.5 19.5;l 4.5 19.5 6.3 17.7;l 17.7 6.3 19.5 4.5",
    "moon":
      "c 20.5 14.5 19 19 15.5 21.5 11.5 21.5 6.5 21.5 2.5 17.5 2.5 12.5 2.5 8 5.5 4.5 9.5 3.5 8 7 8.5 11 11 13.5 13.5 16 17.5 16 20.5 14.5",
    "cloud":
      "c 6.5 19 3.5 19 1.5 17 1.5 14.3 1.5 11.8 3.3 10 5.7 9.8 6.2 6.6 8.8 4.5 12 4.5 15.3 4.5 18 6.8 18.4 10 20.8 10.2 22.5 12 22.5 14.4 22.5 17 20.5 19 18 19 14 19 10 19 6.5 19",
    "drop": "c 12 2 15 7 19 11 19 15 19 19 16 22 12 22 8 22 5 19 5 15 5 11 9 7 12 2",
    "leaf": "c 3 21 3 9 10 4 21 3 21 14 16 20 6 18;q 3 21 6 16 10 12 15 9",
    "lock": "r 4.5 10.5 15 11.5 2.5;q 7.5 10.5 7.5 0.5 16.5 0.5 16.5 10.5",
    "lock.open": "r 4.5 10.5 15 11.5 2.5;q 7.5 10.5 7.5 0.5 15 0.5 16 6",
    "key": "o 7.5 14 5;l 11.5 11 21 3;l 17 6.5 20 9.5",
    "eye":
      "c 1.5 12 5 6.5 8.5 5 12 5 15.5 5 19 6.5 22.5 12 19 17.5 15.5 19 12 19 8.5 19 5 17.5 1.5 12;k 8.8 12 8.8 7.7 15.2 7.7 15.2 12 15.2 16.3 8.8 16.3 8.8 12",
    "eye.slash":
      "c 1.5 12 5 6.5 8.5 5 12 5 15.5 5 19 6.5 22.5 12 19 17.5 15.5 19 12 19 8.5 19 5 17.5 1.5 12;l 4 3 20 21",
    "hand.thumbsup":
      "p 2.5 10.5 6.5 10.5 11 2.5 13.5 4.5 12.5 9.5 20.5 9.5 19 20.5 6.5 20.5 2.5 20.5",
    "gift":
      "r 3 8 18 4 1;p 4.5 12 19.5 12 19.5 21.5 4.5 21.5;k 12 8 12 21.5;q 12 8 5 7.5 5.5 1.5 12 8;q 12 8 19 7.5 18.5 1.5 12 8",
    "music.note": "l 9 18 9 4 19 2 19 15;o 6.5 18 2.5;o 16.5 15.5 2.5",
    "mic": "r 8.5 2 7 12 3.5;q 4.5 11 4.5 20.5 19.5 20.5 19.5 11;l 12 18 12 22",
    "speaker.wave.2":
      "p 2 9 6 9 11 4.5 11 19.5 6 15 2 15;q 14 9 15.5 11 15.5 13 14 15;q 17 6.5 20.5 10 20.5 14 17 17.5",
    "wifi":
      "q 1.5 9 7.5 3.5 16.5 3.5 22.5 9;q 5 12.7 9 9 15 9 19 12.7;q 8.5 16.3 10.5 14.5 13.5 14.5 15.5 16.3;d 12 19.7 1.6",
    "chart.bar": "r 3 12 4.5 9 1;r 9.8 3 4.5 18 1;r 16.5 8 4.5 13 1",
    "square.grid.2x2":
      "r 3 3 7.5 7.5 2;r 13.5 3 7.5 7.5 2;r 3 13.5 7.5 7.5 2;r 13.5 13.5 7.5 7.5 2",
    "link":
      "q 10 13.5 6.5 10 12 6 14.5 4 18 1 23 6 20 9.5 19 10.5 18 11.5 17 12.5;q 14 10.5 17.5 14 12 18 9.5 20 6 23 1 18 4 14.5 5 13.5 6 12.5 7 11.5",
    "paperclip":
      "q 19 10 11 18 6 23 1 17 5.5 13 9 9 12 6 16 2 21 7 17.5 10.5 15 13 12 16 9 18.5 6 16 8.5 13 14.5 7",
    "airplane":
      "p 12 1.5 13.7 4 13.7 9 22 14 22 16.2 13.7 13.7 13.2 19 16 21 16 22.5 12 21.3 8 22.5 8 21 10.8 19 10.3 13.7 2 16.2 2 14 10.3 9 10.3 4",
    "car": "p 2 12 5 5.5 19 5.5 22 12 22 18.5 2 18.5;k 4 11.5 20 11.5;d 6.5 15 1.4;d 17.5 15 1.4",
    "book": "p 12 5 9 3 2.5 3 2.5 19.5 9 19.5 12 21.5 15 19.5 21.5 19.5 21.5 3 15 3;k 12 5 12 21.5",
    "graduationcap": "p 12 4 23 9.5 12 15 1 9.5;l 5.5 12 5.5 17.5 12 20.5 18.5 17.5 18.5 12",
    "trophy":
      "p 6.5 3 17.5 3 17 11 13 14.5 13 19 17 21.5 7 21.5 11 19 11 14.5 7 11;q 6.5 5 2 5 2 10 7 10.5;q 17.5 5 22 5 22 10 17 10.5",
    "sparkles":
      "c 10 4 11 9 12.5 10.5 17 12 12.5 13.5 11 15 10 20 9 15 7.5 13.5 3 12 7.5 10.5 9 9 10 4;c 18.5 2 19 5 19.5 5.5 22 6 19.5 6.5 19 7 18.5 10 18 7 17.5 6.5 15 6 17.5 5.5 18 5 18.5 2",
    "keyboard":
      "r 1 6 22 13 2.5;k 5 15.5 19 15.5;k 5 10 6 10;k 10 10 11 10;k 14 10 15 10;k 18 10 19 10",
    "display": "r 2 3.5 20 13.5 2;l 8 21 16 21;l 12 17 12 21",
    "iphone": "r 6.5 1.5 11 21 2.5;k 10.5 4 13.5 4",
    "archivebox": "r 2 3.5 20 5 1;p 3.5 8.5 20.5 8.5 20.5 20.5 3.5 20.5;k 9.5 12 14.5 12",
    "wrench":
      "c 21 6 17.5 9.5 15 9 14.5 6.5 18 3 14 1.5 10 4 10.5 8.5 3 16 1.5 18 3 22 6 22 8 21 15.5 13.5 20 14 22.5 10 21 6",
    "hammer": "p 8 3 17 3 20 6.5 20 9 15 9 8 9;l 12 9 6 21.5",
    "thermometer": "o 12 18 4;q 10 14.5 10 -1 14 -1 14 14.5",
    "textformat": "l 2 19 7.5 5 13 19;l 4 14.5 11 14.5;o 18.5 15.5 3.4;l 22 12 22 19",
    "number": "l 9 3 7 21;l 17 3 15 21;l 4 9 21 9;l 3 15 20 15",
    "tortoise":
      "c 3 16 3 9 8 6.5 12 6.5 16 6.5 19 10 19 16;l 1.5 16 22 16;l 6 16 6 19;l 16 16 16 19;o 20.5 13 1.8",
    "hare":
      "c 3 18 3 13 8 11 13 12 11 7 12 3 14 2 15 5 16.5 8 17 11 20 12 21.5 14.5 20 17 16 18 8 18 3 18",
  ]

  /// Names that are drawn as another one.
  private static let aliases = [
    "gearshape": "gear", "gearshape.2": "gear", "person.circle": "person.crop.circle",
    "bubble.right": "bubble.left",
    "house.circle": "house", "trash.slash": "trash", "bubble.left.and.bubble.right": "bubble.left",
    "ellipsis.message": "message", "sun.min": "sun.max",
    "person.crop.circle.badge.plus": "person.crop.circle", "rectangle.portrait": "iphone",
    "cart.badge.plus": "cart", "list.dash": "list.bullet", "text.bubble": "bubble.left",
    "arrow.uturn.backward": "arrow.counterclockwise", "cloud.rain": "cloud", "cloud.sun": "cloud",
    "envelope.open": "envelope", "photo.on.rectangle": "photo", "newspaper": "doc.text",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "rectangle.fill": "rectangle",
  ]

  /// Returns a symbol as lines, areas and letters.
  ///
  /// - Parameter ground: The colour of the parts that are cut out of a filled symbol.
  public static func commands(
    for symbol: DisplaySymbol, ground: DisplayColour = DisplayColour(0xffffff)
  ) -> [DisplayCommand] {
    // The drawing is slightly larger than an em, as symbols are; the frame determines only its
    // centre.
    let side = symbol.size * 1.16
    let box = DisplayRect(
      x: symbol.frame.midX - side / 2, y: symbol.frame.midY - side / 2, width: side, height: side)
    var pen = SymbolPen(
      box: box, width: symbol.size * (0.06 + Double(symbol.weight - 100) * 0.00012),
      colour: symbol.colour, ground: ground)
    pen.draw(symbol.name)
    return pen.commands
  }

  static func drawing(of name: String) -> String? {
    drawings[name] ?? aliases[name].flatMap { drawings[$0] }
  }
}

private struct SymbolPen {
  var box: DisplayRect
  let width: Double
  var colour: DisplayColour
  let ground: DisplayColour
  var commands: [DisplayCommand] = []

  mutating func draw(_ name: String) {
    let parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    var stem = isFilled ? Array(parts.dropLast()) : parts
    if let drawing = SymbolArt.drawing(of: stem.joined(separator: ".")) {
      return draw(drawing, isFilled: isFilled)
    }
    // The symbol is enclosed by a circle or a square, or crossed out; a small badge next to it is
    // omitted.
    if let frame = stem.last, frame == "circle" || frame == "square", stem.count > 1,
      let outline = SymbolArt.drawing(of: frame)
    {
      stem.removeLast()
      draw(outline, isFilled: isFilled)
      let inner = stem.joined(separator: ".")
      if isFilled { colour = ground }
      let old = box
      box = box.inset(by: box.width * 0.27)
      if let drawing = SymbolArt.drawing(of: inner) {
        draw(drawing, isFilled: false)
      } else {
        letters(stem[0].count <= 2 ? stem[0] : String(stem[0].prefix(1)))
      }
      box = old
      return
    }
    for kept in stride(from: stem.count - 1, to: 0, by: -1) {
      if let drawing = SymbolArt.drawing(of: stem.prefix(kept).joined(separator: ".")) {
        draw(drawing, isFilled: isFilled)
        if stem.contains("slash") { draw("l 3 3 21 21", isFilled: false) }
        return
      }
    }
    let frame = box.inset(by: box.width * 0.06)
    commands.append(
      .stroke(.rounded(frame, radius: box.width * 0.2), .colour(colour), DisplayLine(width * 0.8)))
    letters(String((stem.first ?? "?").prefix(2)))
  }

  private mutating func letters(_ string: String) {
    let size = box.height * (string.count > 1 ? 0.55 : 0.9)
    let wide = size * 0.6 * Double(string.count)
    commands.append(
      .text(
        DisplayText(
          string,
          frame: DisplayRect(
            x: box.midX - wide / 2, y: box.midY - size * 0.6, width: wide, height: size * 1.2),
          baseline: size * 0.96, font: DisplayFont(size, weight: 600), colour: colour)))
  }

  private mutating func draw(_ drawing: String, isFilled: Bool) {
    for stroke in drawing.split(separator: ";") {
      let words = stroke.split(separator: " ")
      let kind = words[0]
      let numbers = words.dropFirst().compactMap { Double($0) }
      let unit = box.width / 24
      func point(_ index: Int) -> DisplayPoint {
        DisplayPoint(box.x + numbers[index] * unit, box.y + numbers[index + 1] * unit)
      }
      switch kind {
      case "o", "d":
        let (middle, radius) = (point(0), numbers[2] * unit)
        let shape = DisplayShape.ellipse(
          DisplayRect(
            x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        close(shape, isFilled: isFilled || kind == "d", isLine: kind == "o")
      case "r":
        let corner = point(0)
        close(
          .rounded(
            DisplayRect(
              x: corner.x, y: corner.y, width: numbers[2] * unit, height: numbers[3] * unit),
            radius: numbers[4] * unit), isFilled: isFilled, isLine: true)
      case "c", "q":
        var steps: [DisplayPathStep] = [.move(point(0))]
        for start in stride(from: 2, to: numbers.count - 5, by: 6) {
          steps.append(.curve(point(start), point(start + 2), point(start + 4)))
        }
        if kind == "c" { steps.append(.close) }
        if kind == "c" {
          close(.path(steps), isFilled: isFilled, isLine: true)
        } else {
          line(steps, colour)
        }
      default:
        var steps: [DisplayPathStep] = [.move(point(0))]
        if kind == "k", numbers.count > 8 {
          for start in stride(from: 2, to: numbers.count - 5, by: 6) {
            steps.append(.curve(point(start), point(start + 2), point(start + 4)))
          }
        } else {
          for start in stride(from: 2, to: numbers.count - 1, by: 2) {
            steps.append(.line(point(start)))
          }
        }
        if kind == "p" {
          steps.append(.close)
          close(.path(steps), isFilled: isFilled, isLine: true)
        } else {
          line(steps, kind == "k" && isFilled ? ground : colour)
        }
      }
    }
  }

  /// Adds a closed outline, filled or as a line.
  private mutating func close(_ shape: DisplayShape, isFilled: Bool, isLine: Bool) {
    if isFilled { commands.append(.fill(shape, .colour(colour))) }
    if isLine {
      commands.append(.stroke(shape, .colour(colour), DisplayLine(width, cap: .round)))
    }
  }

  private mutating func line(_ steps: [DisplayPathStep], _ colour: DisplayColour) {
    commands.append(.stroke(.path(steps), .colour(colour), DisplayLine(width, cap: .round)))
  }
}
