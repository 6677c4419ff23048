import { graphql, Link, type PageProps } from 'gatsby';

type Data = {
  readonly allPost: { readonly nodes: readonly { readonly path: string; readonly title: string }[] };
};

export default function List({ data }: PageProps<Data>) {
  return (
    <ul>
      {data.allPost.nodes.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  query PlainList($locale: String!, $country: String!) {
    allPost(filter: { locale: { eq: $locale }, country: { eq: $country } }) {
      nodes {
        path
        title
      }
    }
  }
`;
