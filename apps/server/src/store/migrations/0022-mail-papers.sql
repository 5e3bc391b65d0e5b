-- The papers that go with a mail: tax invoices and credit notes, drawn from their order when the mail is sent.
alter table mails add column papers jsonb not null default '[]';
