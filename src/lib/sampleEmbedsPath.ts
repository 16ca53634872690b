/** Where the built-in stand-ins for third-party pages lie, below the base path. */
export const sampleEmbedsPath = 'sample-embeds';
