ALTER TABLE "content_documents" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "restored_from" integer;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "content_documents_due" ON "content_documents" USING btree ("publish_at") WHERE "content_documents"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "content_documents_ending" ON "content_documents" USING btree ("unpublish_at") WHERE "content_documents"."status" = 'published';--> statement-breakpoint
UPDATE content_documents SET publish_at = created_at, updated_at = created_at WHERE status = 'published' AND publish_at IS NULL;
--> statement-breakpoint
-- Only what visitors see is announced, so that a draft that is being written drops no page from the caches.
CREATE FUNCTION notify_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(array_agg(key), '{}') INTO keys FROM (
      SELECT DISTINCT concat_ws('/', site_id, locale, doctype, slug) AS key FROM (
        (SELECT id, site_id, locale, doctype, slug, body FROM was WHERE status = 'published'
          EXCEPT SELECT id, site_id, locale, doctype, slug, body FROM now_is WHERE status = 'published')
        UNION ALL
        (SELECT id, site_id, locale, doctype, slug, body FROM now_is WHERE status = 'published'
          EXCEPT SELECT id, site_id, locale, doctype, slug, body FROM was WHERE status = 'published')
      ) AS differing LIMIT 201
    ) AS few;
  ELSE
    SELECT coalesce(array_agg(key), '{}') INTO keys FROM (
      SELECT DISTINCT concat_ws('/', site_id, locale, doctype, slug) AS key FROM changed_rows WHERE status = 'published' LIMIT 201
    ) AS few;
  END IF;
  PERFORM notify_changed('content_documents', keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER notify_inserted ON content_documents;
--> statement-breakpoint
DROP TRIGGER notify_updated ON content_documents;
--> statement-breakpoint
DROP TRIGGER notify_deleted ON content_documents;
--> statement-breakpoint
CREATE TRIGGER notify_inserted AFTER INSERT ON content_documents REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER notify_updated AFTER UPDATE ON content_documents REFERENCING OLD TABLE AS was NEW TABLE AS now_is
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER notify_deleted AFTER DELETE ON content_documents REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
-- Roles for those who write content and for those who publish it, beside the ones that a shop begins with.
INSERT INTO staff_roles (id, name, requires_second_factor) VALUES ('author', 'Author', true), ('editor', 'Editor', true) ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO staff_role_rights (role_id, "right")
  SELECT r.id, given."right" FROM staff_roles r
  JOIN (VALUES ('author', 'content.read'), ('author', 'content.edit'), ('editor', 'content.read'), ('editor', 'content.edit'),
    ('editor', 'content.publish')) AS given (role_id, "right") ON given.role_id = r.id
  ON CONFLICT DO NOTHING;
