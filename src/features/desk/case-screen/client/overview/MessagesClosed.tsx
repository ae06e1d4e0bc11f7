import { Card } from '#ui/page/Card.tsx'

/** For staff of the provider outside a look-in: what people of a case write to each other is not theirs to read. */
export const MessagesClosed = () => (
  <Card title="Messages">
    <p>Open this company first and say why to read its messages and notes.</p>
  </Card>
)
