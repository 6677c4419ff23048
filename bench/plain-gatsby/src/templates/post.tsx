import { graphql, type PageProps } from 'gatsby';
import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';

type Cover = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
type Data = { readonly post: { readonly title: string; readonly html: string; readonly cover: Cover } };

export default function Post({ data: { post } }: PageProps<Data>) {
  const image = post.cover?.childImageSharp?.gatsbyImageData;
  return (
    <main>
      <h1>{post.title}</h1>
      {image ? <GatsbyImage image={image} alt="" /> : null}
      <div dangerouslySetInnerHTML={{ __html: post.html }} />
    </main>
  );
}

export const query = graphql`
  query PlainPost($id: String!) {
    post(id: { eq: $id }) {
      title
      html
      cover {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1600
            breakpoints: [400, 768, 1200, 1600]
            formats: [WEBP, AVIF]
            placeholder: DOMINANT_COLOR
          )
        }
      }
    }
  }
`;
