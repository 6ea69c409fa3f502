-- The search ranks by what shoppers did: every instance takes over what a run of the recommendations computed.
CREATE TRIGGER notify_inserted AFTER INSERT ON popular_products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('popular_products', 'site_id');
--> statement-breakpoint
CREATE TRIGGER notify_deleted AFTER DELETE ON popular_products REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('popular_products', 'site_id');
