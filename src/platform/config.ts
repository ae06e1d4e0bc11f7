import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { KeyringInvalid, parseKeyring } from './crypto/keyring.ts'

const MESSAGE = 'it must be no, the number of proxies in front (1 to 10), or their addresses, separated by commas'
const NONE = ['no', 'false', '0']
// What was said before the setting could count.
const ONE = ['yes', 'true']

/**
 * Whom to believe in `X-Forwarded-For`: nobody, so many proxies counted from this server outward, or proxies at these
 * addresses. Never everybody: the header begins with whatever the visitor wrote into it.
 */
const trustedProxies = z.string().transform((text, context): false | number | string[] => {
  const value = text.trim()
  if (NONE.includes(value)) return false
  if (ONE.includes(value)) return 1
  if (/^([1-9]|10)$/.test(value)) return Number(value)
  const addresses = value.split(',').map((each) => each.trim())
  if (addresses.every(isAddressOrRange)) return addresses
  context.addIssue({ code: 'custom', message: MESSAGE })
  return z.NEVER
})

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Where clamd listens: a host and its port, or the path of its socket. */
const clamdAddress = z.string().transform((text, context): { host: string; port: number } | { path: string } => {
  const value = text.trim()
  if (/^\/./.test(value)) return { path: value }
  const [, host, port] = /^(?:tcp:\/\/)?(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(value) ?? []
  if (host !== undefined && Number(port) >= 1 && Number(port) <= 65535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
  context.addIssue({
    code: 'custom',
    message: 'it must be a host with its port, such as clamav:3310, or the path of a socket',
  })
  return z.NEVER
})

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Where documents and credentials are sent: encrypted, except to a program on this machine; the address holds no secret. */
const outgoingUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  const isPlain = protocol === 'http:' && LOOPBACK.includes(hostname)
  return (protocol === 'https:' || isPlain) && `${username}${password}${search}${hash}` === ''
}, 'it must begin with https:// and hold neither a password nor anything after ? or #')

const flag = z
  .enum(['yes', 'no', 'true', 'false', '1', '0'])
  .transform((value) => value === 'yes' || value === 'true' || value === '1')

const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'it must look like postgres://user:password@host/name or postgres://user@/name?host=/folder')

const keyring = z.string().superRefine((text, context) => {
  const message = problemOfKeyring(text)
  if (message) context.addIssue({ code: 'custom', message })
})

export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'it must be development, production or test')
    .default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_APP_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DEMO_DATA: z.enum(['yes', 'no', 'public', 'true', 'false', '1', '0'], 'it must be yes, no or public').default('yes'),
  WORKER: z.enum(['inline', 'separate']).default('inline'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('VisaCare <no-reply@visacare.example>'),
  SUPPORT_EMAIL: z.email().default('support@visacare.example'),
  ENCRYPTION_KEYS: keyring.optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  USCIS_API_URL: z.url().default('https://api-int.uscis.gov'),
  USCIS_CLIENT_ID: z.string().optional(),
  USCIS_CLIENT_SECRET: z.string().optional(),
  FORMS_DIR: z.string().min(1).optional(),
  FORMS_FETCH: flag.default(true),
  FORMS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.uscis.gov/sites/default/files/document/forms/{form}.pdf'),
  HTTPS_PROXY: z.string().optional(),
  HTTP_PROXY: z.string().optional(),
  NO_PROXY: z.string().optional(),
  SEALING_CERTIFICATE: z.string().min(1).optional(),
  SEALING_KEY: z.string().min(1).optional(),
  SIGNING_API_URL: outgoingUrl.optional(),
  SIGNING_ACCOUNT_ID: z.string().min(1).optional(),
  SIGNING_CLIENT_ID: z.string().min(1).optional(),
  SIGNING_USER_ID: z.string().min(1).optional(),
  SIGNING_PRIVATE_KEY: z.string().min(1).optional(),
  SIGNING_OAUTH_URL: outgoingUrl.default('https://account.docusign.com'),
  SIGNING_WEBHOOK_SECRET: z.string().min(16).optional(),
  SIGNING_NAME: z.string().min(1).max(60).default('DocuSign'),
  CLAMD: clamdAddress.optional(),
  WOPI_CLIENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  WOPI_TEST_FILES: flag.default(false),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  WEBHOOK_PRIVATE_ADDRESSES: flag.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: trustedProxies.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

export class BadSetting extends Error {}

/** Reads the environment once. A bad setting stops the start with one sentence that names it. */
export function readConfig(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new BadSetting(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  if (production && env.DATABASE_URL && !env.ENCRYPTION_KEYS) {
    throw new BadSetting(
      'The setting ENCRYPTION_KEYS is missing: a production server on its own database needs its keys from outside.',
    )
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new BadSetting(
      'The setting DATABASE_URL is missing: DATABASE_DIRECT_URL only says how to reach it without its pooler.',
    )
  }
  if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    throw new BadSetting('The settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: S3_BUCKET is set.')
  }
  if (Boolean(env.SEALING_CERTIFICATE) !== Boolean(env.SEALING_KEY)) {
    throw new BadSetting('The settings SEALING_CERTIFICATE and SEALING_KEY belong together: one of them is missing.')
  }
  const { SIGNING_ACCOUNT_ID: accountId, SIGNING_CLIENT_ID: clientId, SIGNING_USER_ID: userId } = env
  if (env.SIGNING_API_URL && !(accountId && clientId && userId && env.SIGNING_PRIVATE_KEY)) {
    throw new BadSetting(
      'The settings SIGNING_ACCOUNT_ID, SIGNING_CLIENT_ID, SIGNING_USER_ID and SIGNING_PRIVATE_KEY are needed: SIGNING_API_URL is set.',
    )
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    throw new BadSetting(
      'The setting STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY payments are confirmed by signed messages.',
    )
  }
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    dataDir: resolve(env.DATA_DIR),
    database: {
      ownerUrl: env.DATABASE_URL,
      appUrl: env.DATABASE_APP_URL,
      /** Past a pooler that hands out connections per transaction; when it is given, the others lead through one. */
      directUrl: env.DATABASE_DIRECT_URL,
      pool: env.DATABASE_POOL,
    },
    demoData: !production && !['no', 'false', '0'].includes(env.DEMO_DATA),
    /** Others than the people at this machine may reach the demo, whose passwords are published. */
    demoMayBePublic: env.DEMO_DATA === 'public',
    /** Webhooks may lead to this machine and private nets, without encryption too. */
    webhooksPrivate: env.WEBHOOK_PRIVATE_ADDRESSES,
    inlineWorker: env.WORKER === 'inline',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    encryptionKeys: env.ENCRYPTION_KEYS,
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
        }
      : undefined,
    uscis: { url: env.USCIS_API_URL, clientId: env.USCIS_CLIENT_ID, clientSecret: env.USCIS_CLIENT_SECRET },
    formsDir: resolve(env.FORMS_DIR ?? join(env.DATA_DIR, 'forms')),
    formsDirGiven: env.FORMS_DIR !== undefined,
    formsFetch: env.FORMS_FETCH,
    formsUrl: env.FORMS_URL,
    // Other programs read these in small letters too.
    proxy: {
      address: env.HTTPS_PROXY ?? present.https_proxy ?? env.HTTP_PROXY ?? present.http_proxy,
      except: env.NO_PROXY ?? present.no_proxy,
    },
    clamd: env.CLAMD,
    /** Where an outside document editor says what it can do; without it the product's own page is shown. */
    wopiClientUrl: env.WOPI_CLIENT_URL,
    /** Files of the protocol's test cases, which are no documents; never on a production server. */
    wopiTestFiles: env.WOPI_TEST_FILES && !production,
    /** PEM files of a certificate that was bought; without them signed documents are sealed with a key of our own. */
    sealing:
      env.SEALING_CERTIFICATE && env.SEALING_KEY
        ? { certificate: resolve(env.SEALING_CERTIFICATE), key: resolve(env.SEALING_KEY) }
        : undefined,
    /** A signing provider outside; without it documents are signed with the product itself, and nothing leaves it. */
    signing: env.SIGNING_API_URL
      ? {
          ...{ name: env.SIGNING_NAME, apiUrl: env.SIGNING_API_URL, oauthUrl: env.SIGNING_OAUTH_URL },
          ...{ accountId: accountId ?? '', clientId: clientId ?? '', userId: userId ?? '' },
          privateKey: resolve(env.SIGNING_PRIVATE_KEY ?? ''),
          webhookSecret: env.SIGNING_WEBHOOK_SECRET,
        }
      : undefined,
    /** Without its key payments go to the sandbox, where no money moves. */
    stripe: env.STRIPE_SECRET_KEY
      ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET, apiUrl: env.STRIPE_API_URL }
      : undefined,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }
}

// A Unix socket needs no host, only its folder in `?host=`; by the web's rules such a URL is none.
function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace(/^(\w+:\/\/([^/?]*@)?)(?=\/)/, '$1localhost'))
}

function problemOfKeyring(text: string): string | undefined {
  try {
    parseKeyring(text)
    return undefined
  } catch (error) {
    if (!(error instanceof KeyringInvalid)) throw error
    return error.message.replace(/^T/, 't').replace(/\.$/, '')
  }
}
