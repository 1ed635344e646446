import { Form, type FormProps, useNavigate } from '@remix-run/react';
import { type FormEvent, useContext } from 'react';
import { PageOverContext } from './page-over.ts';

interface SearchFormProps extends Omit<FormProps, 'action' | 'method'> {
  action: string;
}

/** Works over another page. */
export function SearchForm({ action, ...rest }: SearchFormProps) {
  const over = useContext(PageOverContext);
  const navigate = useNavigate();
  const openOver = (event: FormEvent<HTMLFormElement>) => {
    if (!over) return;
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name) chosen.push([submitter.name, submitter.value]);
    navigate(over.linkTo(`${action}?${new URLSearchParams(chosen)}`), over.optionsOf({ replace: rest.replace }));
  };
  return <Form action={action} onSubmit={openOver} {...rest} />;
}
