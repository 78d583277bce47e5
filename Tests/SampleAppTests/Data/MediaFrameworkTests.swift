// Sound, film, cameras, sensors, filters and checksums: boxes that know what they were told, and values that are computed.

import Expectations
import AVKit
import CoreHaptics
import CoreMotion
import Foundation
import SimDevice
import Speech
import SwiftUI
import Testing

@MainActor @Suite struct MediaFrameworkTests {
  @Test func `a moment of a film is counted in steps, and not known is not a number`() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    #expect(half.value == 300 && half.seconds == 0.5)
    expect(half, is: CMTimeMake(value: 1, timescale: 2))
    #expect((half + half).seconds == 1 && half < CMTime(value: 1, timescale: 1))
    #expect(CMTime.indefinite.seconds.isNaN && !CMTime.invalid.isValid)
    expect(CMTimeRange(start: half, end: half + half).duration, is: half)
  }

  @Test func `a player is where it was sent, and stays there`() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    #expect(player.timeControlStatus == .paused && player.currentTime() == .zero)
    player.play()
    player.seek(to: CMTime(seconds: 10, preferredTimescale: 1))
    #expect(player.timeControlStatus == .playing && player.currentTime().seconds == 10)
    expect(player.currentItem?.duration.isIndefinite, is: true)
  }

  @Test func `a queue continues when resumed, and a loop is added to it once`() {
    let items = ["a", "b"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
    let queue = AVQueuePlayer(items: items)
    _ = AVPlayerLooper(player: queue, templateItem: items[0])
    expect(queue.items().count, is: 2)
    queue.advanceToNextItem()
    #expect(queue.currentItem === items[1])
    queue.removeAllItems()
    #expect(queue.currentItem == nil)
  }

  @Test func `a speech synthesizer reports start, pause, continuation and cancellation`() {
    final class Listener: NSObject, AVSpeechSynthesizerDelegate {
      var heard: [String] = []
      func speechSynthesizer(_ s: AVSpeechSynthesizer, didStart u: AVSpeechUtterance) {
        heard.append("start \(u.speechString)")
      }
      func speechSynthesizer(_ s: AVSpeechSynthesizer, didPause u: AVSpeechUtterance) {
        heard.append("pause")
      }
      func speechSynthesizer(_ s: AVSpeechSynthesizer, didContinue u: AVSpeechUtterance) {
        heard.append("continue")
      }
      func speechSynthesizer(_ s: AVSpeechSynthesizer, didCancel u: AVSpeechUtterance) {
        heard.append("cancel")
      }
    }
    let listener = Listener()
    let voice = AVSpeechSynthesizer()
    voice.delegate = listener
    voice.speak(AVSpeechUtterance(string: "one"))
    voice.speak(AVSpeechUtterance(string: "two"))
    #expect(voice.isSpeaking && voice.pauseSpeaking(at: .word) && voice.isPaused)
    #expect(voice.continueSpeaking() && !voice.continueSpeaking())
    #expect(voice.stopSpeaking(at: .immediate) && !voice.isSpeaking)
    expect(listener.heard, is: ["start one", "pause", "continue", "cancel"])
  }

  @Test func `an audio recorder records nothing, and reports that it has stopped`() throws {
    final class Listener: NSObject, AVAudioRecorderDelegate {
      var heard = 0
      func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
        heard += 1
      }
    }
    let listener = Listener()
    let recorder = try AVAudioRecorder(
      url: URL(fileURLWithPath: "/memo.m4a"), settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
    recorder.delegate = listener
    recorder.stop()
    #expect(recorder.record() && recorder.isRecording)
    recorder.stop()
    #expect(listener.heard == 1 && !recorder.isRecording)
  }

  @Test func `a device without camera and sensors reports none, and a phone can be shaken`() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    expect(AVCaptureDevice.authorizationStatus(for: .video), is: .notDetermined)
    let session = AVCaptureSession()
    let output = AVCapturePhotoOutput()
    session.addOutput(output)
    #expect(!session.canAddOutput(output) && !session.isRunning)
    #expect(!CMMotionManager().isDeviceMotionAvailable && CMMotionManager().deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable())
    #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
  }

  @Test func `camera and microphone access is denied in a later turn`() throws {
    let device = SimulatedDevice()
    device.launch { Listening() }
    device.settle()
    try device.tap("ask")
    device.settle()
    expect(device.console, is: ["asked", "camera false", "sound false", "speech denied"])
  }

  @Test func `a pattern is as long as its last event`() throws {
    let pattern = try CHHapticPattern(
      events: [
        CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0.2),
        CHHapticEvent(
          eventType: .hapticContinuous, parameters: [], relativeTime: 0.1, duration: 0.5),
      ], parameters: [])
    expect(pattern.duration, is: 0.6)
  }

  @Test func `a QR code grows with its message, and a blur with its radius`() {
    expect(
      FilteredImages.story(),
      is: [
        // 17 bytes: version 1 holds 14 of them at level M and 17 at L, version 2 holds 26; one module is empty around it.
        "27 x 27", "bitmap 270, image 270.0", "23 x 23",
        "nothing, inputImage, inputRadius", "294 x 294 at -12", "sepia 270 at 0.5",
        "no such filter",
      ])
  }
}

private struct Listening: View {
  var body: some View {
    Button("ask") {
      AVCaptureDevice.requestAccess(for: .video) { print("camera \($0)") }
      AVAudioSession.sharedInstance().requestRecordPermission { print("sound \($0)") }
      SFSpeechRecognizer.requestAuthorization { print("speech \($0)") }
      // As on a phone, there may be none for the language.
      if let recognizer = SFSpeechRecognizer(), recognizer.isAvailable { print("available") }
      print("asked")
    }
  }
}
