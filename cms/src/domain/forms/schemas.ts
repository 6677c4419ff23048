import { z } from 'zod';
import {
  emailField,
  envelope,
  idField,
  lineField,
  localeField,
  optionalEmailField,
  textField,
} from './fields';
import { LIMITS } from './limits';

/** The fields of a form that are checked before all others. */
export const envelopeSchema = z.object(envelope);

/** SPEC §5: all three required. Unknown keys are refused. */
export const contactSchema = z.strictObject({
  ...envelope,
  langue: localeField(),
  subject: lineField(LIMITS.subject),
  email: emailField(),
  message: textField(LIMITS.message),
});

/** SPEC §5 and DECISIONS 8: comment and name required, the address only for those who want to hear of a reply. */
export const commentSchema = z
  .strictObject({
    ...envelope,
    langue: localeField(),
    article: idField(),
    parent: idField().nullish(),
    comment: textField(LIMITS.comment),
    name: lineField(LIMITS.name),
    email: optionalEmailField(),
    notify_reply: z.boolean({ error: 'type' }).optional(),
  })
  .refine(({ email, notify_reply }) => !notify_reply || email !== null, {
    error: 'required',
    path: ['email'],
  });

export const reportSchema = z.strictObject({
  ...envelope,
  langue: localeField(),
  reason: textField(LIMITS.reason),
  email: optionalEmailField(),
});

export const myDataSchema = z.strictObject({ ...envelope, langue: localeField(), email: emailField() });

export type Envelope = z.infer<typeof envelopeSchema>;
export type ContactForm = z.infer<typeof contactSchema>;
export type CommentForm = z.infer<typeof commentSchema>;
export type ReportForm = z.infer<typeof reportSchema>;
export type MyDataForm = z.infer<typeof myDataSchema>;
