/** An address of a person. Where it has to break, it breaks before its @. */
export function EmailAddress({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi translate="no">
      {at > 0 && email.slice(0, at)}
      <wbr />
      {at > 0 ? email.slice(at) : email}
    </bdi>
  );
}
