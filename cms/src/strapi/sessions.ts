import type { Core } from '@strapi/strapi';

/** The login that a session belongs to: that of the site, or that of the admin panel. */
export type SessionOrigin = 'users-permissions' | 'admin';

/** The part of Strapi's session manager that is used here. Its sessions are rows of `strapi_sessions`. */
export type SessionPort = {
  /** Checks signature and expiry only; the session may have ended meanwhile. */
  validateAccessToken(token: string): { payload: { sessionId: string } | null };
  isSessionActive(sessionId: string): Promise<boolean>;
  /** Ends one session of a user. */
  revokeSessionById(userId: string, sessionId: string): Promise<unknown>;
  /** Ends every session of a user. */
  invalidateRefreshToken(userId: string): Promise<void>;
};

export const sessionsOf = (strapi: Core.Strapi, origin: SessionOrigin): SessionPort =>
  strapi.sessionManager(origin);
