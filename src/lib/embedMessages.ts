/** Heights in pixels that a form may ask for; anything else is cut to this. */
export const heightLimits = { least: 320, most: 6000 };

/**
 * Height that a message of a form provider asks for, within {@link heightLimits}; undefined for every other
 * message. Known forms: iframe-resizer's "[iFrameSizer]id:height:width:type" and ["highlevel.setHeight",
 * { height }], as seen in the providers' published snippets.
 */
export function requestedHeight(data: unknown) {
  const height = rawHeight(data);
  if (height === undefined || !Number.isFinite(height) || height <= 0) return undefined;
  return Math.min(Math.max(Math.ceil(height), heightLimits.least), heightLimits.most);
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
