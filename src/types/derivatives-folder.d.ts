/** A file that patches/gatsby-plugin-sharp adds. */
declare module 'gatsby-plugin-sharp/derivatives-folder' {
  /** A digest of the code that makes derivatives of pictures. */
  export const recipe: string;
  /** @returns the name of the folder in `public/static` that holds all derivatives of a picture */
  export function derivativesFolder(file: {
    readonly name: string;
    readonly internal: { readonly contentDigest: string };
  }): string;
}
