declare module '*?hero' {
  const picture: import('./lib/picture.ts').PictureSource;
  export default picture;
}
declare module '*?portrait' {
  const picture: import('./lib/picture.ts').PictureSource;
  export default picture;
}
declare module '*?card' {
  const picture: import('./lib/picture.ts').PictureSource;
  export default picture;
}
declare module '*?section' {
  const picture: import('./lib/picture.ts').PictureSource;
  export default picture;
}
declare module '*?figure' {
  const picture: import('./lib/picture.ts').PictureSource;
  export default picture;
}
