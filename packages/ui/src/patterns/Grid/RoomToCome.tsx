/**
 * Keeps the room of windowed rows in the HTML of a server, which has none of them. The height of a drawing is no style
 * to a Content Security Policy.
 *
 * @param height in px
 */
export const RoomToCome = ({ height }: { height: number }) => <svg aria-hidden width={0} height={height} />;
