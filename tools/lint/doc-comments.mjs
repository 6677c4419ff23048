/** Words that turn a doc comment into a riddle: of what is it the answer? A verb or a noun says it at once. */
const QUESTION = /^\*\s*(?:\*\s*)?(What|Who|Whose|Whether|How|Where|Which)\b/;

/** Refuses doc comments that begin with a question word. @type {import('eslint').Rule.RuleModule} */
const beginning = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      question:
        'A doc comment does not begin with “{{word}}”: begin with a verb (“Returns …”, “Checks whether …”) or a noun (“The addresses that …”).',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const [, word] = (comment.type === 'Block' && QUESTION.exec(comment.value)) || [];
        if (word && comment.loc) context.report({ loc: comment.loc, messageId: 'question', data: { word } });
      }
    },
  }),
};

/** The project's own rules of ESLint. */
export default { rules: { 'doc-comment-beginning': beginning } };
