/** Smallest and largest height that an embedded form may request, in pixels. */
export const heightLimits = { min: 320, max: 6000 };

/**
 * The height in pixels that a message from an embedded form requests, within the limits; undefined for other messages.
 * Messages are "[iFrameSizer]id:height:width:type" or ["highlevel.setHeight", { height }].
 */
export function requestedHeight(data: unknown) {
  const height = rawHeight(data);
  if (height === undefined || !Number.isFinite(height) || height <= 0) return undefined;
  return Math.min(Math.max(Math.ceil(height), heightLimits.min), heightLimits.max);
}

function rawHeight(data: unknown) {
  if (typeof data === 'string') {
    const match = /^\[iFrameSizer\][^:]+:(\d+(?:\.\d+)?):/.exec(data);
    return match ? Number(match[1]) : undefined;
  }
  if (!Array.isArray(data) || data[0] !== 'highlevel.setHeight') return undefined;
  const { height } = (data[1] ?? {}) as { height?: unknown };
  return typeof height === 'number' || typeof height === 'string' ? Number(height) : undefined;
}
