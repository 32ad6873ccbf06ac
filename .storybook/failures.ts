import type { AnyEndpoint } from '@rpm/api-client';
import { answers, fails, offline } from '@rpm/mock-server/msw';

/** Nothing was answered that could be a success: the server broke, or nothing came back (behaviour 1a). */
export const broken = (endpoint: AnyEndpoint) => [fails(endpoint, 500), offline(endpoint)];

/**
 * A success that cannot be read: it was cut off, was a proxy's page, or was of another shape (behaviour 1a). Of a write
 * nobody knows whether it was done.
 */
export const unreadable = (endpoint: AnyEndpoint) => [
  answers(endpoint, '{"cut":'),
  answers(endpoint, '<!doctype html><title>Proxy</title>', { headers: { 'content-type': 'text/html' } }),
  answers(endpoint, '7'),
];

/** The ways of a call to fail that a read, or a form of the account, tells alike. */
export const failures = (endpoint: AnyEndpoint) => [...broken(endpoint), ...unreadable(endpoint)];
