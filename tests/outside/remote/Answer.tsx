/** In a file of its own, which the widget asks for late. */
export default function Answer({ count }: { count: number }) {
  return <p>Contados: {count}</p>
}
