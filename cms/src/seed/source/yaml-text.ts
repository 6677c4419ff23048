import { type Document, isNode, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { type FieldPath, fieldName, type Locate, type Problem } from '../problems';

export type ParsedYaml = {
  value: unknown;
  locate: Locate;
  problems: Problem[];
};

/** An empty value means "left out", as README.md of the content says of several fields. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, part]) => part !== null && part !== '');
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutEmpty(part)]));
}

/** Finds names without a colon, which is all that is left of a text behind its comma: `{ fr: vanille, perles, en: vanilla }`. */
function halfPairs(document: Document): { readonly key: Scalar }[] {
  const found: { readonly key: Scalar }[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (value === null && isScalar(key)) found.push({ key });
    },
  });
  return found;
}

/**
 * @param file how the file is named in messages
 * @param lineOffset lines that stand before this text in the file (the `---` of a front matter)
 */
export function parseYamlText(text: string, file: string, lineOffset = 0): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + lineOffset;

  const nodeOffset = (path: FieldPath): number | undefined => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length === 0 ? undefined : nodeOffset(path.slice(0, -1));
  };
  const locate: Locate = (path) => {
    const offset = nodeOffset(path);
    return { file, line: offset === undefined ? undefined : lineAt(offset), field: fieldName(path) };
  };
  const problems = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    message: `is no valid YAML: ${error.message}`,
  }));
  for (const { key } of halfPairs(document))
    problems.push({
      file,
      line: lineAt(key.range?.[0] ?? 0),
      message: `has “${String(key.value)}” without a value; quote a text that holds a comma`,
    });
  return { value: problems.length > 0 ? undefined : withoutEmpty(document.toJS()), locate, problems };
}
