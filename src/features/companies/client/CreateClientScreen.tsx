export default function CreateClientScreen() {
  return null
}
