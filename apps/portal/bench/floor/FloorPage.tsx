import { useRef, useState } from 'react';
import useSWR from 'swr';

/** A row of the list. */
interface Row {
  id: number;
  name: string;
  status: string;
}

async function read(address: string): Promise<Row[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/**
 * The least that a page with these parts can be in React: a native select, a dialog of the browser behind a button, and
 * 20 rows that a text filters. What our pages take is told as a ratio to it.
 */
export function FloorPage() {
  const { data: rows = [] } = useSWR('/rows.json', read);
  const [text, setText] = useState('');
  const [status, setStatus] = useState('all');
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = rows.filter(
    (row) =>
      (status === 'all' || row.status === status) && row.name.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <main>
      <h1>Orders of the floor</h1>
      <p>The least that a page with these parts can be.</p>
      <label>
        Status
        <select value={status} onChange={(event) => setStatus(event.target.value)}>
          {['all', 'new', 'shipped', 'delivered'].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label>
        Search
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open
      </button>
      <table>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Name</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <td>{row.id}</td>
              <td>{row.name}</td>
              <td>{row.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dialog ref={dialog} aria-label="Details">
        <p>A dialog of the browser.</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </main>
  );
}
