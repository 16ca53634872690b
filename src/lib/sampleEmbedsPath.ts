/** Path of the built-in stand-ins for third-party pages, below the base path. */
export const sampleEmbedsPath = 'sample-embeds';
