/** Gatsby exports each class of a CSS module by name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
