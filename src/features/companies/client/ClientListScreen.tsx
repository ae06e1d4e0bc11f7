export default function ClientListScreen() {
  return null
}
