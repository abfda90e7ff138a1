import { stores } from '../features/stores/stores.ts'

/** A field for whatever form it is placed in: it needs no code, because a form reads its fields from the document. */
export default function StorePicker() {
  return (
    <label>
      Store{' '}
      <select name="store" required defaultValue="">
        <option value="" disabled>
          choose a store
        </option>
        {stores.map(({ id, name, city }) => (
          <option key={id} value={id}>
            {name}, {city}
          </option>
        ))}
      </select>
    </label>
  )
}
