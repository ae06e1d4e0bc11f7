import { AskForLink } from './AskForLink.tsx'

/** /passwordchange without a session: the forgotten password. With one, the address leads to /staticui/setpassword. */
export default function PasswordChangeScreen() {
  return <AskForLink title="Forgot your password?" />
}
