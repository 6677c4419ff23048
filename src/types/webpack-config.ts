type Loader = { readonly options?: { readonly modules?: { localIdentName?: string } } };

type Rule = {
  readonly test?: unknown;
  readonly use?: Loader | readonly Loader[];
  readonly oneOf?: readonly Rule[];
};

/** As much of webpack's configuration as src/site-build/webpack.ts changes. */
export type Config = {
  entry: object;
  cache?: unknown;
  devtool?: string | false;
  readonly plugins: readonly { readonly options?: { ignoreOrder?: boolean } }[];
  readonly module: { rules: readonly Rule[]; parser?: object };
  readonly optimization: { minimizer: readonly object[] };
};

/** The webpack plugins that Gatsby hands over and types as bare Functions. */
export type Plugins = {
  readonly normalModuleReplacement: (request: RegExp, file: string) => object;
  readonly define: (definitions: Readonly<Record<string, string>>) => object;
};
