import { accept, decline, type Parsed } from './parsed.ts'

/** The employer form's texts (specification §5). */
export const emailNotValid = 'Email Id Not a Valid Format'
export const emailTaken = 'Email Id already exist'
export const emailNotValidOrTaken = 'Email Id is not valid or already emailid exist'

/** Local part, domain, top-level part of at least 2 letters. */
export function isEmail(text: string): boolean {
  return withinLengths(text) && address.test(text)
}

/** Account names (decisions §11): words of word characters, at least 2 characters in all, before the @. */
export function isAccountName(text: string): boolean {
  return withinLengths(text) && accountName.test(text)
}

export function parseEmail(text: string): Parsed {
  const email = text.trim()
  if (email === '') return decline('The e-mail address is missing.')
  if (email.length > longestAddress) return decline('An e-mail address has at most 254 characters.')
  return isEmail(email)
    ? accept(email)
    : decline('This is not an e-mail address; it should look like name@company.com.')
}

export function parseEmployerEmail(text: string): Parsed {
  const email = text.trim()
  return isEmail(email) ? accept(email) : decline(emailNotValid)
}

/** Account names are compared without regard to case, so they are stored in lower case. */
export function parseAccountName(text: string): Parsed {
  const name = text.trim().toLowerCase()
  if (name === '') return decline('The user name is missing.')
  if (isAccountName(name)) return accept(name)
  return decline('The user name is an e-mail address with at least 2 letters or digits before the @.')
}

// RFC 5321 §4.5.3.1: 254 characters for the path, 64 for the local part, 63 for each label of the domain.
const longestAddress = 254
const domain = '(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}'
const address = new RegExp(`^[A-Za-z0-9_%+'&#*/=?^{}~-]+(?:\\.[A-Za-z0-9_%+'&#*/=?^{}~-]+)*@${domain}$`)
const accountName = new RegExp(`^(?=[^@]{2})\\w+(?:[.+'-]\\w+)*@${domain}$`)

function withinLengths(text: string): boolean {
  return text.length <= longestAddress && text.indexOf('@') <= 64
}
