import type { Core } from '@strapi/strapi';

export type Webhook = {
  id: string;
  name: string;
  url: string;
  headers: Record<string, string>;
  events: string[];
  isEnabled: boolean;
};

export type WebhookStore = {
  findWebhooks(): Promise<Webhook[]>;
  deleteWebhook(id: string): Promise<Webhook | null>;
};

/** Calls the webhooks of this process; the store alone is not enough for a change to count at once. */
export type WebhookRunner = {
  add(webhook: Webhook): void;
  remove(webhook: Webhook): void;
  run(webhook: Webhook, event: string, info: Record<string, unknown>): Promise<{ statusCode: number }>;
};

export const webhookStoreOf = (strapi: Core.Strapi) => strapi.get<WebhookStore>('webhookStore');

export const webhookRunnerOf = (strapi: Core.Strapi) => strapi.get<WebhookRunner>('webhookRunner');
