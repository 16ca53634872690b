/** Smallest and largest height that an embedded form may request, in pixels. */
export const heightLimits = { min: 320, max: 6000 };

/** The height in pixels that a message from an embedded form requests, within the limits; undefined for other messages. */
export function requestedHeight(data: unknown) {
  const height = pixels(typeof data === 'string' ? inText(data) : inObject(data));
  if (height === undefined || !Number.isFinite(height) || height <= 0) return undefined;
  return Math.min(Math.max(Math.ceil(height), heightLimits.min), heightLimits.max);
}

/** "[iFrameSizer]id:height:width:type", "setHeight:height:id", "id:setHeight:height", JSON, or the height alone: "900px". */
function inText(text: string): unknown {
  if (/^(?:\{|\[")/.test(text)) {
    try {
      return inObject(JSON.parse(text));
    } catch {
      return undefined;
    }
  }
  const named = /^(?:\[iFrameSizer\][^:]+|(?:[\w-]+:)?setHeight):([^:]+)(?!.*:scrollTo)/.exec(text);
  return named ? named[1] : /^[\d.]+px$/.exec(text)?.[0];
}

/** ["highlevel.setHeight", { height }], { event: "calendly.page_height", payload: { height } }, or the height alone. */
function inObject(data: unknown): unknown {
  if (typeof data === 'number') return data;
  if (Array.isArray(data)) return inObject({ ...data[1], type: data[0] });
  const { type, event, action, payload, data: details, ...fields } = Object(data);
  if (!/resize|height/i.test(String(type ?? event ?? action))) return undefined;
  return fields.height ?? payload?.height ?? details?.height;
}

/** 900, "900" or "900px". */
function pixels(value: unknown) {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d/.test(value)
    ? Number(value.replace(/px$/, ''))
    : undefined;
}
