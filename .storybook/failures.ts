import type { AnyEndpoint } from '@rpm/api-client';
import { answers, fails, offline } from '@rpm/mock-server/msw';

/**
 * The ways of a call to fail that a screen tells alike (behaviour 1a): the server broke, nothing came back, the answer
 * was cut off, was a proxy's page, or was of another shape.
 */
export const failures = (endpoint: AnyEndpoint) => [
  fails(endpoint, 500),
  offline(endpoint),
  answers(endpoint, '{"cut":'),
  answers(endpoint, '<!doctype html><title>Proxy</title>', { headers: { 'content-type': 'text/html' } }),
  answers(endpoint, '7'),
];
