/** A link in a text, such as "[our form](/intake.pdf)": with the brackets, then its words and its address. */
export const textLinks = /\[([^\][]+)\]\(([^()\s]+)\)/g;

export const withoutLinks = (text: string) => text.replace(textLinks, '$1');

/** The address of a website that stands in a text by itself. */
export const bareAddress = /(?<![\w@/])(https?:\/\/|www\.)\S+[^\s.,;:!?)]/;

export const bareEmail = /[\w.+-]+@[\w-]+\.[\w.-]*\w/;

export const bareAddressMessage = (found: string) => {
  const scheme = found.includes('@') ? 'mailto:' : 'https://';
  return `"${found}" alone is not a link; write [words](${scheme}${found.replace(/^https?:\/\//, '')})`;
};
