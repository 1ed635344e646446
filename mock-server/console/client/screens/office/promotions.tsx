import { useState } from 'react';
import type { Body, Value } from '../../../../../openapi/generated/control-operations.ts';
import { useAddress, useBrand, useWorld } from '../../state/address.ts';
import { act, curlOf, useRead } from '../../state/call.ts';
import { formatName, formatTime, parseTime } from '../../state/format.ts';
import { Field, Form, Go, TextField } from '../../ui/controls.tsx';
import { OpenPage } from '../../ui/open-site.tsx';
import { Loaded, Panel, Table } from '../../ui/views.tsx';

type Promotion = Value<'listBrandPromotions'>[number];
type Change = Body<'changePromotion'>;

/** Periods, audiences, budgets and rules; texts are written in the part "Texts". */
export function PromotionsPart() {
  const world = useWorld();
  const brand = useBrand();
  const { id } = useAddress();
  const promotions = useRead('listBrandPromotions', { path: { world, brand } });
  const chosen = promotions.data?.find(({ promotionId }) => String(promotionId) === id);
  return (
    <div className="split" data-open={chosen ? true : undefined}>
      <Panel
        title="Promotions"
        actions={
          <Go to={{ screen: 'office', part: 'content', kind: 'promotion', id: 'new' }} className="button">
            Write a new one
          </Go>
        }
      >
        <Loaded query={promotions}>
          {(list) => (
            <Table
              label="Promotions"
              heads={['Title', 'Kind', 'From (UTC+8)', 'Until', 'State', null]}
              rows={list}
              keyOf={({ promotionId }) => promotionId}
              isCurrent={({ promotionId }) => String(promotionId) === id}
              empty="The brand has no promotion."
              cells={(each) => [
                <span key="title">
                  {each.title.EN ?? Object.values(each.title)[0]} <small>{each.code}</small>
                </span>,
                formatName(each.kind),
                <time key="from">{formatTime(each.startTime).slice(0, 16)}</time>,
                <time key="to">{formatTime(each.endTime).slice(0, 16)}</time>,
                each.isPublished ? each.state : 'draft',
                <span key="acts" className="acts">
                  <Go
                    to={{ screen: 'office', part: 'content', kind: 'promotion', id: String(each.promotionId) }}
                    className="button"
                    label={`Texts of ${each.code}`}
                  >
                    Texts
                  </Go>
                  {each.isPublished && (
                    <>
                      <Go to={{ id: String(each.promotionId) }} className="button" label={`Change ${each.code}`}>
                        Change
                      </Go>
                      <OpenPage world={world} brand={brand} to={`/promoDetail?id=${each.promotionId}`}>
                        See it
                      </OpenPage>
                    </>
                  )}
                </span>,
              ]}
            />
          )}
        </Loaded>
      </Panel>
      {chosen && <ChangePromotion key={chosen.promotionId} promotion={chosen} />}
    </div>
  );
}

const inputTime = (ms: number) => formatTime(ms).slice(0, 16).replace(' ', 'T');

/** Sends what was changed alone. */
function ChangePromotion({ promotion }: { promotion: Promotion }) {
  const path = { world: useWorld(), brand: useBrand(), promotionId: promotion.promotionId };
  const [start, setStart] = useState(inputTime(promotion.startTime));
  const [end, setEnd] = useState(inputTime(promotion.endTime));
  const [texts, setTexts] = useState({
    audience: JSON.stringify(promotion.audience, null, 2),
    budget: JSON.stringify(promotion.budget, null, 2),
    rules: JSON.stringify(promotion.rules, null, 2),
  });
  const read = (): Change => {
    const changed = Object.entries(texts).flatMap(([name, text]) => {
      const value = readJson(name, text);
      return JSON.stringify(value) === JSON.stringify(promotion[name as keyof typeof texts]) ? [] : [[name, value]];
    });
    return {
      ...(start !== inputTime(promotion.startTime) && { startTime: parseTime(start) }),
      ...(end !== inputTime(promotion.endTime) && { endTime: parseTime(end) }),
      ...Object.fromEntries(changed),
    };
  };
  return (
    <Panel
      title={`Change ${promotion.code}`}
      actions={
        <Go to={{ id: '' }} className="button">
          Close
        </Go>
      }
    >
      <Form
        label={`Change ${promotion.code}`}
        submit="Change"
        onSubmit={async () => act('changePromotion', { path, body: read() })}
        curl={optionalCurl(() => curlOf('changePromotion', { path, body: read() }))}
      >
        <TextField label="From (UTC+8)" type="datetime-local" value={start} onChange={setStart} isRequired />
        <TextField label="Until" type="datetime-local" value={end} onChange={setEnd} isRequired />
        {(Object.keys(texts) as (keyof typeof texts)[]).map((name) => (
          <Field key={name} label={`${name} (JSON)`} isWide>
            {(id) => (
              <textarea
                id={id}
                value={texts[name]}
                spellCheck={false}
                onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </Form>
    </Panel>
  );
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is no JSON: ${(error as Error).message}.`);
  }
}

/** Nothing while a field is no JSON. */
function optionalCurl(write: () => string): string | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}
