// Tasks that notify the session's delegate: of received data, of its file, and of completion.

public import Foundation

extension URLSession {
  /// Returns a task that loads a request, and notifies the delegate.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    tellingDelegate(URLSessionDataTask(request))
  }
  /// Returns a task that loads an address, and notifies the delegate.
  public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  /// Returns a task that sends data, and notifies the delegate.
  public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    tellingDelegate(URLSessionUploadTask(request))
  }
  /// Returns a task that sends data; the closure is called on the main thread.
  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    let task = URLSessionUploadTask(request)
    task.start = { $0.load { completionHandler($0.value?.0, $0.value?.1, $0.failure) } }
    return task
  }
  /// Returns a task that stores the response to a request in a file, and notifies the delegate.
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    let task = URLSessionDownloadTask(request)
    task.start = { [self] task in
      guard let task = task as? URLSessionDownloadTask else { return }
      running.append(task)
      let delegate = delegate as? any URLSessionDownloadDelegate
      task.load(quarters: { [self] count, size in
        delegate?.urlSession(
          self, downloadTask: task, didWriteData: Int64(count),
          totalBytesWritten: task.countOfBytesReceived, totalBytesExpectedToWrite: Int64(size))
      }) { [self] result in
        if let file = result.value.flatMap({ Self.stored($0.0) }) {
          delegate?.urlSession(self, downloadTask: task, didFinishDownloadingTo: file)
        }
        notifyCompletion(task, result.failure)
      }
    }
    return task
  }
  /// Returns a task that stores the content of an address in a file, and notifies the delegate.
  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }
  /// Returns a task that stores the response to a request in a file; the closure is called on the
  /// main thread.
  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let task = URLSessionDownloadTask(request)
    task.start = {
      $0.load(quarters: { _, _ in }) { result in
        let file = result.value.flatMap { Self.stored($0.0) }
        completionHandler(file, result.value?.1, result.failure)
      }
    }
    return task
  }
  /// Returns a task that stores the content of an address in a file; the closure is called on the
  /// main thread.
  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Lets go of the delegate once no task runs.
  public func finishTasksAndInvalidate() {
    isInvalid = true
    DispatchQueue.main.async { [self] in letGoOfDelegate() }
  }
  /// Cancels the tasks that notify the delegate, and lets go of it then.
  public func invalidateAndCancel() {
    for task in running { task.cancel() }
    finishTasksAndInvalidate()
  }

  private func letGoOfDelegate() {
    guard isInvalid, running.isEmpty else { return }
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
    delegate = nil
  }

  private func tellingDelegate<Task: URLSessionDataTask>(_ task: Task) -> Task {
    task.start = { [self] task in
      running.append(task)
      task.load(quarters: { _, _ in }) { [self] result in
        if let data = result.value?.0, let task = task as? URLSessionDataTask {
          (delegate as? any URLSessionDataDelegate)?.urlSession(
            self, dataTask: task, didReceive: data)
        }
        notifyCompletion(task, result.failure)
      }
    }
    return task
  }

  private func notifyCompletion(_ task: URLSessionTask, _ error: (any Error)?) {
    (delegate as? any URLSessionTaskDelegate)?.urlSession(
      self, task: task, didCompleteWithError: error)
    running.removeAll { $0 === task }
    letGoOfDelegate()
  }

  /// Returns the URL of a new file with data.
  private static func stored(_ data: Data) -> URL? {
    let name = "CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp"
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    return (try? data.write(to: file)).map { file }
  }
}
