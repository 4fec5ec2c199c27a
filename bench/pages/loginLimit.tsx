// The minimum cost of a sign-in form with the same libraries.
import './limit.css';
import { atom, Provider, useAtom } from 'jotai';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { Route, Router, Switch } from 'wouter';

const api = ky.create({ credentials: 'include', retry: 0 });
const errorsAtom = atom<Record<string, string>>({});

function Field({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <TextField name={name} isRequired maxLength={150}>
      <Label>{label}</Label>
      <Input />
      <FieldError />
    </TextField>
  );
}

function Login() {
  const [errors, setErrors] = useAtom(errorsAtom);
  const send = async (form: HTMLFormElement) => {
    try {
      await api.post('/login/', { body: new FormData(form) });
    } catch {
      setErrors({ email: 'That did not work.' });
    }
  };
  return (
    <main>
      <h1>Sign in</h1>
      <Form
        validationErrors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Field name="email" label="Email" />
        <Field name="password" label="Password" />
        <Button type="submit">Sign in</Button>
      </Form>
    </main>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Provider>
    <Router>
      <Switch>
        <Route>
          <Login />
        </Route>
      </Switch>
    </Router>
  </Provider>,
);
