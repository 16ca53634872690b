/** The front matter of a file, between two lines of ---, and its body. */
export const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\n)---[ \t]*(?:\r?\n|$)([\s\S]*)$/;
