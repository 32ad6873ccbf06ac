/** Whether this device has a camera that a page may ask for: a page that is not safe, or whose policy forbids it, sees none. */
export async function hasCamera(): Promise<boolean> {
  // Absent where the page is not safe (https), whatever its type says.
  const media: MediaDevices | undefined = navigator.mediaDevices;
  try {
    const devices = (await media?.enumerateDevices()) ?? [];
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    return false;
  }
}

/** Why there is no picture. */
export type CameraFault = 'refused' | 'none' | 'broken';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** What `getUserMedia` says, in the terms of the page. */
export const cameraFault = (cause: unknown): CameraFault =>
  (cause instanceof Error && faults[cause.name]) || 'broken';

/** Opens the camera at the back of a phone, or the only one. No sound is asked for. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });

/** Ends the use of the camera: its lamp goes out. */
export const closeCamera = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** The light of a phone is not in the types of the DOM yet. */
interface Light {
  torch?: boolean;
}

/** Whether the camera has a light that can be switched. */
export const hasLight = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks();
  const can: (MediaTrackCapabilities & Light) | undefined = track?.getCapabilities?.();
  return can?.torch === true;
};

/** Switches the light. */
export async function switchLight(stream: MediaStream, torch: boolean) {
  const wish: MediaTrackConstraintSet & Light = { torch };
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [wish] });
}
