export default function ClientProfileScreen() {
  return null
}
