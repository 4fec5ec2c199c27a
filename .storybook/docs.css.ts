import { vars } from '@millrace/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/* Where a page of docs shows a story, the story's own theme begins: without this, a dark story lies on white. */
globalStyle('.sbdocs .docs-story', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.sans,
});
