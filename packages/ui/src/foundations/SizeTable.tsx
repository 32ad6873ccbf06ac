import sizes from '../library/sizes.json';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What each component costs an app that has React already, gzipped. The test of the library holds the figures. */
export function SizeTable() {
  const { everything, styles, package: packed, ...components } = sizes;
  const rows = Object.entries({ ...components, 'Everything that is handed out': everything });
  return (
    <table>
      <caption>
        The style sheet has {kB(styles)} before it is compressed, the tarball {kB(packed)} with typeface and
        types.
      </caption>
      <thead>
        <tr>
          <th scope="col">Import</th>
          <th scope="col">Gzipped</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, bytes]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{kB(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
