import { type Browser, chromium } from 'playwright-core'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a journey lives for seconds: its scripts end before compiling them anew for speed has paid.
  '--js-flags=--no-opt',
]

/** Debian's Chromium without its window, which works a sixth less for the same pages; another one by CHROMIUM_PATH. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell', args: ARGUMENTS })
