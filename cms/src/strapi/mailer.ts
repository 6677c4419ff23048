import type { Core } from '@strapi/strapi';

export type Mail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

type EmailService = {
  send(mail: Mail): Promise<unknown>;
};

export const sendMail = async (strapi: Core.Strapi, mail: Mail): Promise<void> => {
  await (strapi.plugin('email').service('email') as unknown as EmailService).send(mail);
};
