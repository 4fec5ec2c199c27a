import { paths, routes } from '@millrace/ui/domain/routes';
import { LoginScreen } from '@millrace/ui/screens/LoginScreen';
import { renderToStaticMarkup } from 'react-dom/server';

const ignore = () => undefined;

/**
 * The sign-in page as the document shows it until the script has rendered it. It takes no input, so nothing is typed
 * into fields that are about to be replaced. Run by the build (prerenderSignIn.ts), not by the app.
 */
export function signInMarkup(): string {
  const page = renderToStaticMarkup(
    <LoginScreen
      onSignIn={ignore}
      onRecover={ignore}
      recoverHref={paths.login({ view: 'recover' })}
      signInHref={paths.login()}
      signUpHref={routes.signup.pattern}
    />,
  );
  return page.replace(/^<div/, '<div inert').replaceAll('<input ', '<input readonly ');
}
