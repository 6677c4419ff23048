/** Jest's suites that need no server, and follow imports to the tests of a file. */
export const RELATED = ['unit', 'components', 'fuzz'];

/**
 * Says what each suite is to look at.
 * @param {readonly string[]} files from the root of the repository
 * @returns {Record<string, string[]>} by suite; those that have nothing to look at are left out
 */
export function checksOf(files) {
  const code = files.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
  const checks = {
    format: [...files],
    lint: code,
    styles: files.filter((file) => file.endsWith('.css')),
    content: files.filter((file) => file.startsWith('content/')),
    typecheck: code,
    'typecheck-cms': code.filter((file) => file.startsWith('cms/')),
    ...Object.fromEntries(RELATED.map((suite) => [suite, code])),
  };
  return Object.fromEntries(Object.entries(checks).filter(([, own]) => own.length > 0));
}
