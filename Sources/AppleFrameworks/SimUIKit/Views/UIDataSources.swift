// UIKit's lists, grids and wheels are boxes: they keep their data sources, which are never asked.

public import Foundation
public import SimViews

/// Who gives a table its rows; nobody is asked.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
}

/// Who hears of a table; nobody is told.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// How high a row is, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

/// Who gives a grid its cells; nobody is asked.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Who hears of a grid; nobody is told.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Who says how large the cells of a grid are; nobody is asked.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large a cell is, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: 50) }
}

/// How the cells of a grid lie.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  public nonisolated override init() {}
  open func invalidateLayout() {}
}

/// How the cells of a grid lie one after another.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
  open var scrollDirection = ScrollDirection.vertical
  /// How large a cell is, and what lies between and around them, in points.
  open var itemSize = CGSize(width: 50, height: 50), minimumLineSpacing: CGFloat = 10,
    minimumInteritemSpacing: CGFloat = 10, sectionInset = UIEdgeInsets.zero
}

@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// A cell that shows views; it is a box.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let ground: Background

  private init(content: Content, ground: Background) {
    (self.content, self.ground) = (content, ground)
  }
  /// Sets how far the content stays from the edges, in points; noted.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// Sets how far the content stays from the edges, in points; noted.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, ground: content())
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), ground: EmptyView())
  }
}

/// Who gives a wheel its rows; nobody is asked.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who hears of a wheel; nobody is told.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
