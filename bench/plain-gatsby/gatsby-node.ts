import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { CreateNodeArgs, CreatePagesArgs, CreateSchemaCustomizationArgs, Node } from 'gatsby';
import MarkdownIt from 'markdown-it';

type FileNode = Node & { readonly absolutePath: string; readonly name: string; readonly extension: string };
type Post = { readonly id: string; readonly path: string; readonly country: string; readonly locale: string };

const markdown = new MarkdownIt();
const valueOf = (text: string, name: string) => new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(text)?.[1] ?? '';

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs) {
  actions.createTypes(
    'type Post implements Node { title: String! html: String! path: String! country: String! locale: String! cover: File @link(by: "name") }',
  );
}

export function onCreateNode({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs) {
  if (node.internal.type !== 'File' || (node as FileNode).extension !== 'md') return;
  const { absolutePath, name: locale } = node as FileNode;
  const [, front = '', body = ''] = readFileSync(absolutePath, 'utf8').split(/^---$/m);
  const folder = dirname(absolutePath);
  const country = basename(join(folder, '../..'));
  const post = {
    title: valueOf(front, 'titre'),
    html: markdown.render(body.replace(/!\[.*\n/g, '')),
    path: `/${locale}/${country}/${valueOf(front, 'slug')}/`,
    country,
    locale,
    cover: valueOf(readFileSync(join(folder, 'article.yaml'), 'utf8'), 'couverture'),
  };
  void actions.createNode({
    ...post,
    id: createNodeId(absolutePath),
    parent: node.id,
    children: [],
    internal: { type: 'Post', contentDigest: createContentDigest(post) },
  });
}

export async function createPages(args: CreatePagesArgs) {
  const { actions } = args;
  const { data } = await args.graphql<{ allPost: { nodes: Post[] } }>(
    'query PlainPosts { allPost { nodes { id path country locale } } }',
  );
  const posts = data?.allPost.nodes ?? [];
  for (const { id, path } of posts)
    actions.createPage({ path, component: resolve('src/templates/post.tsx'), context: { id } });
  const lists = new Map(posts.map(({ locale, country }) => [`/${locale}/${country}/`, { locale, country }]));
  for (const [path, context] of lists)
    actions.createPage({ path, component: resolve('src/templates/list.tsx'), context });
}
