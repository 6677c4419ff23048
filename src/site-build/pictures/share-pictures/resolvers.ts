import type { Node } from 'gatsby';
import { shareName, sharePath } from './plan';
import { brandNames, sharePictureOf } from './sources';

/** The context that Gatsby hands to a resolver; only the node model is used here. */
type Context = {
  nodeModel: {
    getNodeById: (query: { id: string }) => Node | null;
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<Node> }>;
  };
};

const shareImage = {
  type: 'String!',
  resolve: async (node: Node, _: unknown, { nodeModel }: Context): Promise<string> => {
    const { entries } = await nodeModel.findAll({ type: 'Brand' });
    const getNode = (id: string) => nodeModel.getNodeById({ id });
    return sharePath(shareName(sharePictureOf(node, getNode, brandNames([...entries]))));
  },
};

/** `shareImage`: the address of the picture that shows when a page is shared; the build draws it afterwards. */
export const shareImageResolvers = {
  Article: { shareImage },
  Brand: { shareImage },
  Country: { shareImage },
};
