import { z } from 'zod'
import { text } from './primitives.ts'

// The texts of WebAuthn are base64url of bytes whose length depends on the authenticator.
const Bytes = z
  .string()
  .min(1)
  .max(16_000)
  .regex(/^[A-Za-z0-9_-]+$/)
const CredentialId = Bytes.max(1400)
const Transport = z.string().max(20)

const Credential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
})

/** The answer of a browser to the creation of a passkey (RegistrationResponseJSON of WebAuthn). */
export const CreatedPasskey = Credential.extend({
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(Transport).max(10).optional(),
  }),
})
export type CreatedPasskey = z.output<typeof CreatedPasskey>

/** The answer of a browser to the use of a passkey (AuthenticationResponseJSON of WebAuthn). */
export const UsedPasskey = Credential.extend({
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.max(200).optional(),
  }),
})
export type UsedPasskey = z.output<typeof UsedPasskey>

/** The options for using a passkey. The shop names none, so that the browser offers those that it has. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** The options for creating a passkey. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

export const PasskeyName = text(60)

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
  /** True where the passkey is synchronised between its owner's devices. */
  isSynced: z.boolean(),
})
export type Passkey = z.output<typeof Passkey>
