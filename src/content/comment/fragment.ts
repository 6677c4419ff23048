import { graphql } from 'gatsby';

export const commentFragment = graphql`
  fragment CommentItem on Comment {
    id
    documentId
    thread
    name
    text
    writtenOn
    isEditor
  }
`;
