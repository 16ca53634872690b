/** Path of the sample third-party pages, relative to the base path. */
export const sampleEmbedsPath = 'sample-embeds';
