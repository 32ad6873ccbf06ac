import {
  allAppScopes,
  allScopes,
  type FhirType,
  fhirInstant,
  fhirTypes,
  fhirUserScope,
  guardedRoutes,
  launchScope,
  offlineScope,
  openIdScope,
  profiles,
  subscriptionTopicNames,
  topicUrl,
  vitalProfiles,
} from '@rpm/domain';
import { appWords } from '@rpm/domain/words/en/app';
import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4';
import { baseOf } from './fhirBase.ts';
import { fhirKinds } from './kinds.ts';
import { searchParamsOf } from './searchParams.ts';

/** The version of the API for systems: it changes when what it answers does. */
const version = '1.7.0';
const since = new Date('2026-11-29T00:00:00Z');

const profilesOf = (type: FhirType): string[] =>
  (type === 'Observation' ? Object.values(vitalProfiles) : [profiles[type]]).flatMap((each) => each ?? []);

/** What the API for systems does; anybody may ask. @see https://hl7.org/fhir/R4/capabilitystatement.html */
export const capabilityStatement = (origin: string): CapabilityStatement =>
  statementAt(baseOf(origin), origin);

const statementAt = (base: string, origin: string): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: fhirInstant(since),
  kind: 'instance',
  software: { name: appWords.title, version },
  implementation: { description: appWords.title, url: base },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json'],
  rest: [
    {
      mode: 'server',
      security: {
        service: [
          {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/restful-security-service',
                code: 'SMART-on-FHIR',
              },
            ],
          },
        ],
        extension: [
          {
            url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
            extension: [
              { url: 'authorize', valueUri: `${origin}${connectPath}` },
              { url: 'token', valueUri: `${base}/auth/token` },
              { url: 'revoke', valueUri: `${base}/auth/revoke` },
            ],
          },
        ],
      },
      resource: fhirTypes.map(
        (type): CapabilityStatementRestResource => ({
          type,
          ...(profilesOf(type).length > 0 && { supportedProfile: profilesOf(type) }),
          interaction: [
            { code: 'read' },
            ...(type === 'Binary' ? [] : [{ code: 'search-type' as const }]),
            ...(type === 'Observation' ? [{ code: 'create' as const }] : []),
            ...(type === 'Subscription'
              ? (['create', 'update', 'delete'] as const).map((code) => ({ code }))
              : []),
          ],
          ...(type !== 'Binary' && { searchParam: searchParamsOf(type) }),
          ...(type !== 'Binary' && !fhirKinds[type].ofSystem && { searchInclude: ['*:patient'] }),
          ...(type === 'Subscription' && subscribing(base)),
          ...(type === 'Patient' && {
            operation: [
              {
                name: 'everything',
                definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything',
              },
            ],
          }),
        }),
      ),
      operation: [
        {
          name: 'export',
          definition: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/export',
        },
      ],
    },
  ],
});

/** How systems are told, by the guide that brings the subscriptions of R5 to R4. */
const backport = 'http://hl7.org/fhir/uv/subscriptions-backport';
const subscribing = (base: string) => ({
  extension: subscriptionTopicNames.map((topic) => ({
    url: `${backport}/StructureDefinition/capabilitystatement-subscriptiontopic-canonical`,
    valueCanonical: topicUrl(base, topic),
  })),
  supportedProfile: [`${backport}/StructureDefinition/backport-subscription`],
  operation: ['status', 'events'].map((name) => ({
    name,
    definition: `${backport}/OperationDefinition/backport-subscription-${name}`,
  })),
});

/** The page of the portal on which a patient answers an app. */
const connectPath = guardedRoutes.connectApp.paths[0];

/** Where an app that is told who logs in finds by which keys that is signed. */
export const identityKeysPath = 'auth/jwks.json';

/** Who says who logged in, and by what that can be checked. */
const identityAt = (origin: string) => ({
  issuer: baseOf(origin),
  jwks_uri: `${baseOf(origin)}/${identityKeysPath}`,
});

const endpointsAt = (origin: string) => ({
  authorization_endpoint: `${origin}${connectPath}`,
  token_endpoint: `${baseOf(origin)}/auth/token`,
  revocation_endpoint: `${baseOf(origin)}/auth/revoke`,
});

/** What an app needs to check who logged in. @see https://openid.net/specs/openid-connect-discovery-1_0.html */
export const openIdConfiguration = (origin: string) => ({
  ...identityAt(origin),
  ...endpointsAt(origin),
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
  revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
  scopes_supported: [openIdScope, fhirUserScope, launchScope, offlineScope, ...allAppScopes],
  claims_supported: ['iss', 'sub', 'aud', 'iat', 'exp', 'nonce', 'fhirUser'],
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
  claims_parameter_supported: false,
});

/**
 * What a system or an app needs to be let in.
 *
 * @param tellsWho whether this installation has keys to tell apps who logs in
 * @see https://hl7.org/fhir/smart-app-launch/conformance.html
 */
export const smartConfiguration = (origin: string, tellsWho: boolean) => ({
  ...(tellsWho && identityAt(origin)),
  ...endpointsAt(origin),
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  response_types_supported: ['code'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'private_key_jwt'],
  revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
  token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
  scopes_supported: [
    ...(tellsWho ? [openIdScope, fhirUserScope] : []),
    ...[launchScope, offlineScope, ...allAppScopes, ...allScopes],
  ],
  capabilities: [
    ...['launch-standalone', 'client-public', 'context-standalone-patient'],
    ...['permission-patient', 'permission-offline'],
    ...['client-confidential-symmetric', 'client-confidential-asymmetric'],
    ...['permission-v2', 'permission-v1'],
    ...(tellsWho ? ['sso-openid-connect'] : []),
  ],
});
